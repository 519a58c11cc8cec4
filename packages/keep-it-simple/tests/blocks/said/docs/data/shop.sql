CREATE TABLE shop (id int);
