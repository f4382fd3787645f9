-- $1 chain
-- $2 address
-- $3 height
-- $4 to
-- $5 number
-- $6 idx
-- $7 from
-- $8 limit
-- -> number int8
-- -> idx int4
-- -> hash bytea
-- -> type int2
-- -> succeeded bool
-- -> sender bytea
-- -> target bytea
-- -> creates bool
-- -> nonce numeric
-- -> value numeric
-- -> input bytea
-- -> gasLimit numeric
-- -> gasUsed numeric
-- -> gasPrice numeric
-- -> maxFee numeric
-- -> maxTip numeric
-- -> blockHash bytea
-- -> time int8
-- -> timeMs int8
-- -> delayExcess numeric
-- -> baseFee numeric
-- -> tokens json
-- -> internals json
-- -> transfers json

with
  h as materialized (
    select
      least(
        coalesce(
          $3::bigint,
          (
            select
              number
            from
              evm_checkpoint
            where
              chain = $1::bigint
          ),
          -1
        ),
        $4::bigint
      ) as last
  ),
  p as materialized (
    select distinct
      number,
      idx
    from
      (
        (
          select
            t.number,
            t.idx
          from
            evm_tx t
          where
            substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint then true
            end
            and (((t.number << 24) + t.idx), 0) > (((coalesce($5::bigint, $7::bigint) << 24) + least($6::int, 16777215)), 0)
            and ((t.number << 24) + t.idx) <= (
              (
                (
                  select
                    last
                  from
                    h
                ) << 24
              ) + 16777215
            )
          order by
            ((t.number << 24) + t.idx) asc
          limit
            $8::int
        )
        union all
        (
          select
            t.number,
            t.idx
          from
            evm_tx t
          where
            substr(sha256(coalesce(t.recipient, t.created) || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and case
              when coalesce(t.recipient, t.created) = $2::text::bytea
              and t.chain = $1::bigint then true
            end
            and (((t.number << 24) + t.idx), 0) > (((coalesce($5::bigint, $7::bigint) << 24) + least($6::int, 16777215)), 0)
            and ((t.number << 24) + t.idx) <= (
              (
                (
                  select
                    last
                  from
                    h
                ) << 24
              ) + 16777215
            )
          order by
            ((t.number << 24) + t.idx) asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_internal t
          where
            substr(sha256(t.sender || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint then true
            end
            and not t.reverted
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_transfer t
          where
            substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint
              and t.kind = 20 then true
            end
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_transfer t
          where
            substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (721::smallint)), 1, 7)
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint
              and t.kind = 721 then true
            end
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_transfer t
          where
            substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (1155::smallint)), 1, 7)
            and case
              when t.sender = $2::text::bytea
              and t.chain = $1::bigint
              and t.kind = 1155 then true
            end
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_internal t
          where
            substr(sha256(t.recipient || int8send (t.chain)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint)), 1, 7)
            and case
              when t.recipient = $2::text::bytea
              and t.chain = $1::bigint then true
            end
            and not t.reverted
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_transfer t
          where
            substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
            and case
              when t.recipient = $2::text::bytea
              and t.chain = $1::bigint
              and t.kind = 20 then true
            end
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_transfer t
          where
            substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (721::smallint)), 1, 7)
            and case
              when t.recipient = $2::text::bytea
              and t.chain = $1::bigint
              and t.kind = 721 then true
            end
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
        union all
        (
          select distinct
            t.number,
            t.idx
          from
            evm_transfer t
          where
            substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (1155::smallint)), 1, 7)
            and case
              when t.recipient = $2::text::bytea
              and t.chain = $1::bigint
              and t.kind = 1155 then true
            end
            and (t.number, t.idx) > (coalesce($5::bigint, $7::bigint), $6::int)
            and t.number <= (
              select
                last
              from
                h
            )
          order by
            t.number asc,
            t.idx asc
          limit
            $8::int
        )
      ) w
    order by
      number asc,
      idx asc
    limit
      $8::int
  ),
  x as materialized (
    select
      t.*,
      b.*
    from
      p
      cross join lateral (
        select
          *
        from
          evm_tx t
        where
          t.chain = $1::bigint
          and t.number = p.number
          and t.idx = p.idx
        offset
          0
      ) t
      cross join lateral (
        select
          hash as block_hash,
          time,
          time_ms,
          delay_excess,
          base_fee
        from
          evm_block b
        where
          b.chain = $1::bigint
          and b.number = p.number
        offset
          0
      ) b
  ),
  i as materialized (
    select
      i.*
    from
      x
      cross join lateral (
        select
          *
        from
          evm_internal i
        where
          i.chain = $1::bigint
          and i.number = x.number
          and i.idx = x.idx
          and (
            i.sender = $2::text::bytea
            or i.recipient = $2::text::bytea
          )
        offset
          0
      ) i
  ),
  f as materialized (
    select
      f.*,
      row_number() over (
        partition by
          token,
          token_id
        order by
          number asc,
          idx asc,
          log_index,
          part
      ) = 1 as first
    from
      (
        select
          t.*
        from
          x
          cross join lateral (
            select
              t.*
            from
              evm_transfer t
            where
              substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
              and case
                when t.sender = $2::text::bytea
                and t.chain = $1::bigint
                and t.kind = 20 then true
              end
              and t.number = x.number
              and t.idx = x.idx
            union all
            select
              t.*
            from
              evm_transfer t
            where
              substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (20::smallint)), 1, 7)
              and case
                when t.recipient = $2::text::bytea
                and t.chain = $1::bigint
                and t.kind = 20 then true
              end
              and t.number = x.number
              and t.idx = x.idx
              and t.sender <> $2::text::bytea
            union all
            select
              t.*
            from
              evm_transfer t
            where
              substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (721::smallint)), 1, 7)
              and case
                when t.sender = $2::text::bytea
                and t.chain = $1::bigint
                and t.kind = 721 then true
              end
              and t.number = x.number
              and t.idx = x.idx
            union all
            select
              t.*
            from
              evm_transfer t
            where
              substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (721::smallint)), 1, 7)
              and case
                when t.recipient = $2::text::bytea
                and t.chain = $1::bigint
                and t.kind = 721 then true
              end
              and t.number = x.number
              and t.idx = x.idx
              and t.sender <> $2::text::bytea
            union all
            select
              t.*
            from
              evm_transfer t
            where
              substr(sha256(t.sender || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (1155::smallint)), 1, 7)
              and case
                when t.sender = $2::text::bytea
                and t.chain = $1::bigint
                and t.kind = 1155 then true
              end
              and t.number = x.number
              and t.idx = x.idx
            union all
            select
              t.*
            from
              evm_transfer t
            where
              substr(sha256(t.recipient || int8send (t.chain) || int2send (t.kind)), 1, 7) = substr(sha256($2::text::bytea || int8send ($1::bigint) || int2send (1155::smallint)), 1, 7)
              and case
                when t.recipient = $2::text::bytea
                and t.chain = $1::bigint
                and t.kind = 1155 then true
              end
              and t.number = x.number
              and t.idx = x.idx
              and t.sender <> $2::text::bytea
            offset
              0
          ) t
      ) f
  ),
  k as materialized (
    select
      a.address,
      t.*
    from
      (
        select
          x.sender as address
        from
          x
        union
        select
          coalesce(x.recipient, x.created) as address
        from
          x
        union
        select
          i.sender as address
        from
          i
        union
        select
          i.recipient as address
        from
          i
        union
        select
          f.sender as address
        from
          f
        union
        select
          f.recipient as address
        from
          f
        union
        select
          f.token as address
        from
          f
      ) a
      cross join lateral (
        select
          name,
          symbol,
          decimals
        from
          evm_token t
        where
          t.chain = $1::bigint
          and t.address = a.address
        offset
          0
      ) t
  )
select
  x.number,
  x.idx,
  x.hash,
  x.type,
  x.succeeded,
  x.sender,
  coalesce(x.recipient, x.created) as "target",
  x.recipient is null as "creates",
  x.nonce,
  x.value,
  substr(x.input, 1, 4) as "input",
  x.gas_limit as "gasLimit",
  x.gas_used as "gasUsed",
  x.gas_price as "gasPrice",
  x.max_fee as "maxFee",
  x.max_tip as "maxTip",
  x.block_hash as "blockHash",
  x.time,
  x.time_ms as "timeMs",
  x.delay_excess as "delayExcess",
  x.base_fee as "baseFee",
  case
    when row_number() over (
      order by
        x.number asc,
        x.idx asc
    ) = 1 then (
      select
        json_agg(json_build_array('0x' || encode(address, 'hex'), name, symbol, decimals))
      from
        k
    )
  end as "tokens",
  case
    when row_number() over (
      order by
        x.number asc,
        x.idx asc
    ) = 1 then (
      select
        json_agg(
          json_build_array(
            i.number,
            i.idx,
            i.type,
            '0x' || encode(i.sender, 'hex'),
            '0x' || encode(i.recipient, 'hex'),
            i.value::text,
            i.reverted,
            i.gas_limit::text,
            i.gas_used::text
          )
          order by
            i.number asc,
            i.idx asc,
            i.seq
        )
      from
        i
    )
  end as "internals",
  case
    when row_number() over (
      order by
        x.number asc,
        x.idx asc
    ) = 1 then (
      select
        json_agg(
          json_build_array(
            p.kind,
            p.number,
            p.log_index,
            '0x' || encode(p.sender, 'hex'),
            '0x' || encode(p.recipient, 'hex'),
            '0x' || encode(p.token, 'hex'),
            p.token_id::text,
            p.value::text,
            '0x' || encode(x.hash, 'hex'),
            '0x' || encode(x.block_hash, 'hex'),
            x.time,
            x.time_ms,
            s.name,
            s.symbol,
            s.decimals,
            r.name,
            r.symbol,
            r.decimals,
            c.name,
            c.symbol,
            c.decimals,
            n.uri,
            n.status,
            n.metadata,
            n.updated_at,
            '0x' || encode(o.owner, 'hex'),
            p.idx,
            p.part
          )
          order by
            p.number asc,
            p.idx asc,
            p.log_index,
            p.part
        )
      from
        f p
        join x on x.number = p.number
        and x.idx = p.idx
        left join k s on s.address = p.sender
        left join k r on r.address = p.recipient
        left join k c on c.address = p.token
        left join lateral (
          select
            uri,
            status,
            updated_at,
            case
              when p.first then metadata
            end as metadata
          from
            nft_token n
          where
            n.chain = $1::bigint
            and n.address = p.token
            and n.token_id = p.token_id
          offset
            0
        ) n on true
        left join lateral (
          select
            recipient as owner
          from
            evm_transfer o
          where
            o.chain = $1::bigint
            and o.kind = 721
            and o.token = p.token
            and o.token_id = p.token_id
            and o.number <= (
              select
                number
              from
                evm_checkpoint
              where
                chain = $1::bigint
            )
          order by
            o.number desc,
            o.log_index desc
          limit
            1
        ) o on true
    )
  end as "transfers"
from
  x
order by
  x.number asc,
  x.idx asc;
