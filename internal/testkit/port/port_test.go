package port

import (
	"errors"
	"net"
	"syscall"
	"testing"
)

func TestRefused(t *testing.T) {
	address := Refused(t)
	for range 200 { // others that ask for any port do not get it
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		if l.Addr().String() == address {
			t.Fatalf("%s was given away", address)
		}
		l.Close()
	}
	if conn, err := net.Dial("tcp", address); !errors.Is(err, syscall.ECONNREFUSED) {
		t.Errorf("%v, %v", conn, err)
	}
}

func TestReserve(t *testing.T) {
	address, err := Reserve()
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		l, err := net.Listen("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		conn.Close()
		l.Close()
	}
}
