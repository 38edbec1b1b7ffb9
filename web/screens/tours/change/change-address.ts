import type { Party } from '#domain/tours/search.ts'

/** What is chosen on the page: for whom, the day and the time; `any` for a day with opening hours. */
const own = ['adults', 'children', 'month', 'day', 'time', 'moved']

const withChoice = (params: URLSearchParams, choice: Record<string, string>, drop: readonly string[]): string => {
  const kept = [...params].filter(([name]) => own.includes(name) && !drop.includes(name) && !(name in choice))
  return `?${new URLSearchParams([...kept, ...Object.entries(choice)])}`
}

/** The same page with another day or month: a time belongs to its day. */
export const dayAddress = (params: URLSearchParams, choice: { month?: string; day?: string }): string =>
  withChoice(params, choice, ['time', 'moved'])

/** The same page for other people. */
export const peopleAddress = (params: URLSearchParams, { adults, children }: Party): string =>
  withChoice(params, { adults: String(adults), ...(children.length > 0 && { children: children.join('.') }) }, [
    'adults',
    'children',
    'time',
    'moved',
  ])
