-- KEYS[1] the bucket; ARGV: microseconds per token, size, way to refill, the caller's clock (or '')
local cost = tonumber(ARGV[1])
local cap = cost * tonumber(ARGV[2])
local way = ARGV[3]
local now = tonumber(ARGV[4])
if not now then
  local t = redis.call('TIME')
  now = t[1] * 1000000 + t[2]
end
local s = redis.call('HMGET', KEYS[1], 'credit', 'last')
local credit = tonumber(s[1]) or cap
local last = tonumber(s[2]) or now
if way == 'raw' or now > last then
  credit = math.min(cap, credit + now - last)
end
if way ~= 'forward' or now > last then
  last = now
end
local allowed = 0
if credit >= cost then
  credit = credit - cost
  allowed = 1
end
redis.call('HSET', KEYS[1], 'credit', credit, 'last', string.format('%.0f', last))
return allowed
