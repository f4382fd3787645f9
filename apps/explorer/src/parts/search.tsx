/** The field that finds anything: ids, hashes, addresses, nodes, heights, names. */
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef } from "react";

export function Search() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== "/" || inField) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text) void navigate({ to: "/search/$text", params: { text } });
  };
  return (
    <search>
      <form onSubmit={find} className="search">
        <input
          ref={field}
          type="search"
          name="text"
          aria-label="Search for an id, hash, address, node, height or name"
          placeholder="Id, address, height or name ( / )"
          spellCheck={false}
          autoComplete="off"
        />
      </form>
    </search>
  );
}
