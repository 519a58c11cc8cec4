module example.test/before

go 1.19
