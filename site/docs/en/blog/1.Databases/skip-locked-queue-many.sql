-- 20,000 finished jobs and 100 open ones.
CREATE TABLE job (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payload text NOT NULL,
  done    boolean NOT NULL DEFAULT false
);
INSERT INTO job (payload, done)
SELECT 'job ' || i, i <= 20000 FROM generate_series(1, 20100) AS i;
VACUUM ANALYZE job;
