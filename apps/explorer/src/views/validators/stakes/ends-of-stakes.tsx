/** A calendar of the days on which validations end, stronger the more stake becomes free. */
import type { ActiveValidator } from "@primary-network/data";
import { useMemo } from "react";
import { amountText } from "../../../format/amount.ts";
import { countText } from "../../../format/count.ts";
import { Figure } from "../../../parts/figure.tsx";
import { Scrolled } from "../../../parts/scrolled.tsx";
import { calendarOf, placeOfDay } from "./ends.ts";
import { weightOf } from "./weight.ts";

/** A year and a day. */
const WEEKS = 53;
/** Pixels from one cell to the next. */
const STEP = 17;
const WEEK = 604_800;
/** Weeks between two dates below the calendar. */
const DATES = 13;
const TOP = 4;

const dayText = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);

export function EndsOfStakes({ validators }: { validators: readonly ActiveValidator[] }) {
  const { from, days, later } = useMemo(
    () =>
      calendarOf(
        validators.map((validator) => ({ at: validator.endTimestamp, stake: weightOf(validator) })),
        WEEKS,
      ),
    [validators],
  );
  const [most = 1n] = days
    .map(({ stake }) => stake)
    .sort((one, other) => (one < other ? 1 : one > other ? -1 : 0));
  return (
    <>
      <Figure
        name="Days on which validations end (UTC). A column is a week from Monday; a darker day ends more stake."
        numbers={() => ({
          head: ["Day", "Validations", "Stake (AVAX)"],
          rows: days.map(({ at, count, stake }) => [dayText(at), String(count), amountText(stake, 9, 9)]),
        })}
      >
        <Scrolled label="Calendar of end days">
          <svg width={WEEKS * STEP} height={7 * STEP + 28} className="calendar" aria-hidden="true">
            {Array.from({ length: WEEKS * 7 }, (_, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of a day is its name
                key={index}
                x={Math.floor(index / 7) * STEP}
                y={TOP + (index % 7) * STEP}
                width={STEP - 2}
                height={STEP - 2}
                className="empty-day"
              />
            ))}
            {days.map(({ at, count, stake }) => {
              const [week, weekday] = placeOfDay(at, from);
              return (
                <rect
                  key={at}
                  x={week * STEP}
                  y={TOP + weekday * STEP}
                  width={STEP - 2}
                  height={STEP - 2}
                  className="day"
                  fillOpacity={0.25 + 0.75 * Math.sqrt(Number((stake * 10_000n) / (most || 1n)) / 10_000)}
                >
                  <title>{`${dayText(at)}: ${countText(count, "end")}, ${amountText(stake, 9, 0)} AVAX`}</title>
                </rect>
              );
            })}
            {Array.from({ length: Math.floor(WEEKS / DATES) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <text key={index} x={index * DATES * STEP} y={7 * STEP + 20}>
                {dayText(from + index * DATES * WEEK)}
              </text>
            ))}
          </svg>
        </Scrolled>
      </Figure>
      {later > 0 && <p>{countText(later, "validation")} more end after that.</p>}
    </>
  );
}
