// Package port gives tests addresses on the loopback interface that no other test gets by chance.
package port

import (
	"fmt"
	"runtime"
	"syscall"
	"testing"
)

// Refused returns an address that refuses connections until the test ends.
func Refused(t testing.TB) string {
	t.Helper()
	address, socket, err := bind()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Close(socket) })
	return address
}

// Reserve returns an address for a program that is given its port, and that may be restarted on it. Linux lets a
// program listen on a port that is bound by a socket that does not listen, and hands the port to nobody who asks for
// any free one; elsewhere the port is merely free at the moment.
func Reserve() (string, error) {
	address, socket, err := bind()
	if err == nil && runtime.GOOS != "linux" {
		syscall.Close(socket)
	}
	return address, err
}

// bind binds a socket to a free port without listening, so that connections are refused.
func bind() (address string, socket int, err error) {
	socket, err = syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
	if err != nil {
		return "", 0, fmt.Errorf("socket: %w", err)
	}
	syscall.CloseOnExec(socket)
	if err = syscall.SetsockoptInt(socket, syscall.SOL_SOCKET, syscall.SO_REUSEADDR, 1); err == nil {
		err = syscall.Bind(socket, &syscall.SockaddrInet4{Addr: [4]byte{127, 0, 0, 1}})
	}
	if err != nil {
		syscall.Close(socket)
		return "", 0, fmt.Errorf("bind: %w", err)
	}
	at, err := syscall.Getsockname(socket)
	if err != nil {
		syscall.Close(socket)
		return "", 0, fmt.Errorf("name of the socket: %w", err)
	}
	return fmt.Sprintf("127.0.0.1:%d", at.(*syscall.SockaddrInet4).Port), socket, nil
}
