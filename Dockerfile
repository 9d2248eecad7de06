# docker build -t surely . && docker run -p 8080:8080 -v surely:/home/surely/data surely
# .ci/docker carries the steps out without Docker, and runs what comes of them.
# glibc on purpose: PostgreSQL's parser recurses, and musl's small stacks would let a long statement end the process.
FROM golang:1.26-bookworm AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN make build && bin/surely --version

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/* && useradd --create-home --uid 10001 surely && install -d -o surely -g surely /home/surely/data
COPY --from=build /src/bin/surely /usr/local/bin/surely
USER surely
# In the environment, so that they hold for every command: docker run … surely serve --data …
ENV SURELY_ADDR=:8080 SURELY_HOME=/home/surely/data SURELY_TOKEN_FILE=/home/surely/data/token
VOLUME /home/surely/data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD curl -fs http://127.0.0.1:8080/healthz || exit 1
ENTRYPOINT ["surely"]
CMD ["serve"]
