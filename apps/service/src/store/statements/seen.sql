-- $1 network
-- -> p int8
-- -> x int8
-- -> c int8
-- -> poll int8
-- -> xHistory int8

select
  (
    select
      height
    from
      p_checkpoint
    where
      network = $1::int
  ) as "p",
  (
    select
      height
    from
      x_checkpoint
    where
      network = $1::int
  ) as "x",
  (
    select
      height
    from
      c_checkpoint
    where
      network = $1::int
  ) as "c",
  (
    select
      max(poll)
    from
      p_poll
    where
      network = $1::int
  ) as "poll",
  (
    select
      history
    from
      x_checkpoint
    where
      network = $1::int
  ) as "xHistory";
