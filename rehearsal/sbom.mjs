/** The bill of materials of a release: what a user of all packages installs, as CycloneDX. */
import { checkPackages } from "./production.mjs";

/**
 * The document without what is only true of the rehearsal: places in the private registry, hashes of our own tarballs, which are
 * packed again when they are really published, and a package URL for the project that stands for all of them.
 *
 * @param {any} document
 * @param {string} registry URL of the private registry
 * @param {readonly string[]} own names of our packages
 */
export function withoutRehearsal(document, registry, own) {
  const clean = ({ hashes, ...component }) => ({
    ...component,
    ...(hashes && !own.includes(component.name) ? { hashes } : {}),
    externalReferences: (component.externalReferences ?? []).filter(({ url }) => !url.startsWith(registry)),
  });
  const { purl: _, ...project } = document.metadata.component;
  return {
    ...document,
    metadata: { ...document.metadata, component: project },
    components: document.components.map(clean),
  };
}

/** Throws unless it lists exactly the production packages, each with a version and a licence. */
export function checkSbom(document) {
  if (document.bomFormat !== "CycloneDX") throw new Error(`its format is ${document.bomFormat}`);
  checkPackages(document.components.map(({ name }) => name));
  const bare = document.components.filter(({ version, licenses }) => !version || !licenses?.length);
  if (bare.length > 0) throw new Error(`no version or licence: ${bare.map(({ name }) => name).join(", ")}`);
}
