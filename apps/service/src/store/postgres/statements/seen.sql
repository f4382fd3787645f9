-- $1 network
-- -> height int8
-- -> height int8
-- -> height int8
-- -> max int8
-- -> history int8

select
  (
    select
      height
    from
      p_checkpoint
    where
      network = $1::int
  ),
  (
    select
      height
    from
      x_checkpoint
    where
      network = $1::int
  ),
  (
    select
      height
    from
      c_checkpoint
    where
      network = $1::int
  ),
  (
    select
      max(poll)
    from
      p_poll
    where
      network = $1::int
  ),
  (
    select
      history
    from
      x_checkpoint
    where
      network = $1::int
  );
