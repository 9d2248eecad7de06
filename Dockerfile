# docker build -t surely . && docker run -p 8080:8080 -v surely:/home/surely/data surely
# .ci/docker tests these steps without Docker.
# glibc, not musl: PostgreSQL's parser is recursive, and with musl's small stacks a long statement would crash the process.
# Images are pinned by digest, since tags move. These are 1.26.8 and bookworm-slim as of 2026.
FROM golang:1.26-bookworm@sha256:9fdc884aacc3bec89b20ffc69f4bb369c78210e3e4f600387b5128b12c199f81 AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN make build && bin/surely --version

FROM debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/* && useradd --create-home --uid 10001 surely && install -d -o surely -g surely /home/surely/data
COPY --from=build /src/bin/surely /usr/local/bin/surely
USER surely
# In the environment, so that they apply to every command: docker run … surely serve --data …
ENV SURELY_ADDR=:8080 SURELY_HOME=/home/surely/data SURELY_TOKEN_FILE=/home/surely/data/token
VOLUME /home/surely/data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD curl -fs http://127.0.0.1:8080/healthz || exit 1
ENTRYPOINT ["surely"]
CMD ["serve"]
