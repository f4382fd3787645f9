-- The newest transfers of one address. Of 64 buckets only its own is read.
select
  block_number,
  block_time,
  case when sender = address then 'out' else 'in' end as direction,
  '0x' || lower(hex(token)) as token,
  value
from read_parquet('archive/transfers/*/*/*.parquet', hive_partitioning = true)
where address = unhex('ed6f1ca6b9a1b3f2a4d0dd4ff5c5eb8f0a7f2d11')
  and chain = 43114
  and bucket = ('0x' || substr(sha256(unhex('ed6f1ca6b9a1b3f2a4d0dd4ff5c5eb8f0a7f2d11')), 1, 2))::int % 64
  and kind = 20
order by block_number desc, log_index desc
limit 10;
