/** The bill of materials of a package: what its user installs, and what is in bundles, as CycloneDX. */
import type { BundledPackage } from "../build/notices.ts";
import { checkPackages } from "./production.ts";

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly object[];
  readonly externalReferences?: readonly { readonly url: string }[];
  /** What is inside. */
  readonly components?: readonly object[];
}

/** What the rehearsal reads of such a document; whatever else is in one stays as it is. */
export interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name?: string; readonly purl?: string } };
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

/** The document with what is in the bundles of packages, by their names, as parts of these packages. */
export function withBundled(
  document: Sbom,
  bundled: Readonly<Record<string, readonly BundledPackage[]>>,
): Sbom {
  const parts = (name: string) =>
    (bundled[name] ?? []).map((part) => ({
      type: "library",
      name: part.name,
      version: part.version,
      purl: `pkg:npm/${part.name.replace("@", "%40")}@${part.version}`,
      licenses: [/\s/.test(part.license) ? { expression: part.license } : { license: { id: part.license } }],
    }));
  const components = document.components.map((component) => {
    const inside = parts(component.name);
    return inside.length > 0 ? { ...component, components: inside } : component;
  });
  return { ...document, components };
}

/** Throws unless it lists exactly the packages that a user of `name` installs, each with a version and a licence. */
export function checkSbom(document: Sbom, name: string): void {
  if (document.bomFormat !== "CycloneDX") throw new Error(`its format is ${document.bomFormat}`);
  checkPackages(
    name,
    document.components.map((component) => component.name),
  );
  const bare = document.components.filter(({ version, licenses }) => !version || !licenses?.length);
  if (bare.length > 0) throw new Error(`no version or licence: ${bare.map((one) => one.name).join(", ")}`);
}
