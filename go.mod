module surely

go 1.26
