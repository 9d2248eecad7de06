package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"github.com/parquet-go/parquet-go"

	"github.com/ask-surely/surely/internal/store/upload"
)

// Whatever takes more memory than a process that reads files may have ends that process, all of which gives way to
// answers.
func TestReadFilesIsConfined(t *testing.T) {
	if os.Getenv("SURELY_TEST_TAKE") != "" {
		if err := limitProcess(readMemory, readFileSize, readTime); err != nil {
			t.Fatal(err)
		}
		threads, err := os.ReadDir("/proc/self/task")
		for _, thread := range threads {
			id, _ := strconv.Atoi(thread.Name())
			if n, _ := syscall.Getpriority(syscall.PRIO_PROCESS, id); n != 20-19 { // as the system counts them
				fmt.Println("URGENT", n, err)
			}
		}
		taken := bytes.Repeat([]byte("x"), readMemory+readMemory/4)
		t.Logf("taken, up to the last byte: %c", taken[len(taken)-1])
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run", "^TestReadFilesIsConfined$")
	cmd.Env = append(os.Environ(), "SURELY_TEST_TAKE=1", "SURELY_TEST_PROGRAM=")
	if said, err := cmd.CombinedOutput(); err == nil || bytes.Contains(said, []byte("URGENT")) {
		t.Errorf("it took all, or comes before answers: %v\n%s", err, said)
	}
}

// Small Parquet files that make their reader take gigabytes, or all there is, cost their visitor the upload.
func TestReadParquet(t *testing.T) {
	files, err := filepath.Glob("testdata/parquet/*.parquet")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	good := filepath.Join(t.TempDir(), "good.parquet")
	if err := parquet.WriteFile(good, []struct{ Name string }{{"Yew"}}); err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, good) {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		folder := written(t, map[string]string{"a.parquet": string(content)})
		refused, err := readInProcess(t.Context(), folder, map[string]string{"a.parquet": "a.parquet"})
		_, isRefused := errors.AsType[*upload.RefusedFile](err)
		if isRefused = isRefused || len(refused) == 1; isRefused == (file == good) {
			t.Errorf("%s: refused %t, %v", file, isRefused, err)
		}
	}
}
