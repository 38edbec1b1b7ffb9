import { LARGEST_PAGE } from '#contract/list-query.ts'
import { quoted } from '#domain/quoted.ts'

type Shape = { safeParse: (value: string) => { success: boolean } }

/** The messages for the parameters that lists have in common. */
export const listSays = {
  query: 'is too long to search for. Nothing was searched for.',
  from: 'is not a day. The list begins with its oldest row.',
  to: 'is not a day. The list ends with its newest row.',
  after: 'is not a place in this list. Its first page is shown.',
  perPage: `is not a number of rows from 1 to ${LARGEST_PAGE}. A page has its usual length.`,
}

/** The invalid values of an address, each named; valid parameters still apply. */
export function unreadParameters<Name extends string>(
  asked: Record<string, string>,
  shapes: Record<Name, Shape>,
  says: Record<NoInfer<Name>, string>,
): string[] {
  const unread = Object.entries<Shape>(shapes).flatMap(([name, shape]) => {
    const value = asked[name]
    return !value || shape.safeParse(value).success ? [] : [`${quoted(value)} ${Reflect.get(says, name)}`]
  })
  const { from = '', to = '' } = asked
  const isBackwards = unread.length === 0 && 'from' in shapes && to !== '' && from > to
  return isBackwards ? [`The days from ${from} to ${to} end before they begin. Nothing lies between them.`] : unread
}
