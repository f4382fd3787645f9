# Inside the repository: install, build, and run a local network with its service.
npx --yes pnpm dev
