module example.test/after

go 1.19
