-- Three open jobs.
CREATE TABLE job (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payload      text NOT NULL,
  done         boolean NOT NULL DEFAULT false,
  tries        int NOT NULL DEFAULT 0,
  locked_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO job (payload) VALUES ('a'), ('b'), ('c');
