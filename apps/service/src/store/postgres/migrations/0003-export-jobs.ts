/** Export jobs. */

export const exportJobs = `
create table export_job (
  id uuid primary key,
  caller text not null,
  type text not null,
  network int not null,
  request text not null,
  height bigint not null,
  time bigint not null,
  status text not null,
  code text,
  message text,
  next_date text,
  fence int not null,
  lease_until bigint not null,
  attempts int not null,
  progress text,
  file_fence int,
  created_at bigint not null,
  updated_at bigint not null
);
create index export_job_running on export_job (created_at, id) where status = 'RUNNING';
create index export_job_caller on export_job (caller) where status = 'RUNNING';
create index export_job_ended on export_job (updated_at) where status <> 'RUNNING';
`;
