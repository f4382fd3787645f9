/** Opens the details around the target of the page's address, because not every browser does. */

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1).replace(/\?.*$/s, ""));
  let around = target?.closest("details");
  if (!target || !around) return;
  for (; around; around = around.parentElement?.closest("details")) around.open = true;
  target.scrollIntoView();
}

/** Now, and whenever the address changes. */
export function followTarget(): void {
  addEventListener("hashchange", openTarget);
  openTarget();
}
