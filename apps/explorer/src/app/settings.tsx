/** The reader's choices: which deployment is read, with which key, and the theme. */
import { type FormEvent, useState } from "react";
import { setDeployment, useDeployment } from "../state/deployment.ts";
import { setTheme, themes, useTheme } from "../state/theme.ts";

export function Settings() {
  const deployment = useDeployment();
  const theme = useTheme();
  const [fault, setFault] = useState("");
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const baseUrl = String(form.get("baseUrl"));
    if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl)) {
      setFault("Enter a URL that starts with http:// or https://.");
      return;
    }
    setFault("");
    setDeployment({ baseUrl, apiKey: String(form.get("apiKey")) });
  };
  return (
    <details className="settings">
      <summary>Settings</summary>
      <form className="popover" onSubmit={save} key={deployment.baseUrl}>
        <label>
          Service URL
          <input
            name="baseUrl"
            defaultValue={deployment.baseUrl}
            required
            inputMode="url"
            spellCheck={false}
            aria-describedby="address-fault"
          />
        </label>
        <p id="address-fault" className="fault" role="alert">
          {fault}
        </p>
        <label>
          API key (optional, stored in this browser)
          <input name="apiKey" type="password" defaultValue={deployment.apiKey} autoComplete="off" />
        </label>
        <p className="row">
          <button type="submit">Connect</button>
          <button type="button" onClick={() => setDeployment()}>
            Use the default
          </button>
        </p>
        <fieldset className="row">
          <legend>Theme</legend>
          {themes.map((name) => (
            <label key={name}>
              <input type="radio" name="theme" checked={theme === name} onChange={() => setTheme(name)} />{" "}
              {name}
            </label>
          ))}
        </fieldset>
      </form>
    </details>
  );
}
