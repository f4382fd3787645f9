-- $1 chain
-- $2 address
-- -> isConcerned bool

with
  h as materialized (
    select
      number
    from
      evm_checkpoint
    where
      chain = $1::bigint
  )
select
  exists (
    select
    from
      (
        select
          t.number
        from
          evm_tx t
        where
          substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
          and case
            when t.sender = $2::text::bytea
            and t.chain = $1::bigint then true
          end
        order by
          ((t.number << 24) + t.idx)
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_tx t
        where
          substr(sha256(coalesce(t.recipient, t.created) || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
          and case
            when coalesce(t.recipient, t.created) = $2::text::bytea
            and t.chain = $1::bigint then true
          end
        order by
          ((t.number << 24) + t.idx)
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_internal t
        where
          substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
          and case
            when t.sender = $2::text::bytea
            and t.chain = $1::bigint then true
          end
          and not t.reverted
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_transfer t
        where
          substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
          and case
            when t.sender = $2::text::bytea
            and t.chain = $1::bigint
            and t.kind = 20 then true
          end
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_transfer t
        where
          substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (721::smallint)), 1, 7)
          and case
            when t.sender = $2::text::bytea
            and t.chain = $1::bigint
            and t.kind = 721 then true
          end
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_transfer t
        where
          substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (1155::smallint)), 1, 7)
          and case
            when t.sender = $2::text::bytea
            and t.chain = $1::bigint
            and t.kind = 1155 then true
          end
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_internal t
        where
          substr(sha256(t.recipient || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
          and case
            when t.recipient = $2::text::bytea
            and t.chain = $1::bigint then true
          end
          and not t.reverted
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_transfer t
        where
          substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
          and case
            when t.recipient = $2::text::bytea
            and t.chain = $1::bigint
            and t.kind = 20 then true
          end
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_transfer t
        where
          substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (721::smallint)), 1, 7)
          and case
            when t.recipient = $2::text::bytea
            and t.chain = $1::bigint
            and t.kind = 721 then true
          end
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  )
  or exists (
    select
    from
      (
        select
          t.number
        from
          evm_transfer t
        where
          substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (1155::smallint)), 1, 7)
          and case
            when t.recipient = $2::text::bytea
            and t.chain = $1::bigint
            and t.kind = 1155 then true
          end
        order by
          t.number,
          t.idx
        limit
          1
      ) t
    where
      t.number <= (
        select
          number
        from
          h
      )
  ) as "isConcerned";
