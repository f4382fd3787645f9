/**
 * Lets each file of tests import packages by their links, whatever an earlier file of the process looked at. Node
 * ends the way along a path early when the last file it asked for was a pipe or a socket, even one that has been
 * removed: a linked package is then loaded under the link, and finds other versions of what it imports
 * (https://github.com/nodejs/node/issues/51142).
 */
import { statSync } from "node:fs";

statSync(".");
