/** The bill of materials of a release: what a user of all packages installs, as CycloneDX. */
import { checkPackages } from "./production.ts";

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly object[];
  readonly externalReferences?: readonly { readonly url: string }[];
}

/** What the rehearsal reads of such a document; whatever else is in one stays as it is. */
export interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly purl?: string } };
  readonly components: readonly Component[];
}

/**
 * The document without what is only true of the rehearsal: URLs in the private registry (`registry` is its own), hashes of our
 * own tarballs (`own` names the packages), which are packed again when they are really published, and a package URL for the
 * project that stands for all of them.
 */
export function withoutRehearsal(document: Sbom, registry: string, own: readonly string[]): Sbom {
  const clean = ({ hashes, ...component }: Component): Component => ({
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
export function checkSbom(document: Sbom): void {
  if (document.bomFormat !== "CycloneDX") throw new Error(`its format is ${document.bomFormat}`);
  checkPackages(document.components.map(({ name }) => name));
  const bare = document.components.filter(({ version, licenses }) => !version || !licenses?.length);
  if (bare.length > 0) throw new Error(`no version or licence: ${bare.map(({ name }) => name).join(", ")}`);
}
