-- $1 time
-- $2 network
-- -> time int8
-- -> created numeric
-- -> rewarded numeric
-- -> pBurned numeric
-- -> xBurned numeric
-- -> cBurned numeric
-- -> l1Balance numeric
-- -> l1Left numeric
-- -> locked numeric

select
  p.time,
  p.created,
  p.rewarded,
  p.burned as "pBurned",
  x.burned as "xBurned",
  c.burned as "cBurned",
  p.l1_balance as "l1Balance",
  (
    select
      coalesce(sum(v.paid_until - l.paid), 0)
    from
      p_l1_validation v
    where
      v.network = p.network
      and v.paid_until > l.paid
  ) as "l1Left",
  (
    select
      coalesce(sum(k.amount), 0)
    from
      p_lock k
    where
      k.network = p.network
      and k.locktime > $1::bigint
  ) as "locked"
from
  p_checkpoint p
  join x_checkpoint x on x.network = p.network
  join c_checkpoint c on c.network = p.network
  cross join lateral (
    select
      (p.supply::jsonb ->> 'l1FeePrice')::numeric * p.time as paid
  ) l
where
  p.network = $2::int;
