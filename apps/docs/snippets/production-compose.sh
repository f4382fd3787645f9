docker compose --project-directory deploy/compose up --detach --build
docker compose --project-directory deploy/compose logs --follow indexer
