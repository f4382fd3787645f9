#!/usr/bin/env node
// Entry of the generator; a checked-in file so that the package manager can link it before the first build.
import "../dist/main.js";
