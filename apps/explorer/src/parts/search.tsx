/** The field that finds anything: ids, hashes, addresses, nodes, heights and names, with suggestions. */
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSuggestions } from "../state/suggestions.ts";

const LIST = "search-suggestions";

export function Search() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const suggestions = useSuggestions(text);
  const shown = isOpen ? suggestions : [];
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== "/" || inField) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  const open = (query: string) => {
    setOpen(false);
    setChosen(-1);
    // The next "/" starts a new search instead of being typed into this one.
    field.current?.blur();
    if (query) void navigate({ to: "/search/$text", params: { text: query } });
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(shown[chosen]?.query ?? text.trim());
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    setChosen((at) => (at + step + shown.length + (at < 0 && step < 0 ? 1 : 0)) % shown.length);
  };
  return (
    <search>
      <form onSubmit={find} className="search">
        <input
          ref={field}
          type="search"
          name="text"
          role="combobox"
          aria-label="Search for an id, hash, address, node, height or name"
          aria-expanded={shown.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={chosen < 0 ? undefined : `${LIST}-${chosen}`}
          placeholder="Id, address, height or name ( / )"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(-1);
            setOpen(true);
          }}
          onFocus={({ target }) => {
            target.select();
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={move}
        />
        <div
          id={LIST}
          role="listbox"
          aria-label="Suggestions"
          className={shown.length > 0 ? "suggestions" : "unseen"}
        >
          {shown.map(({ query, title }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list
            <div
              key={query}
              id={`${LIST}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(query)}
            >
              {title}
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}
