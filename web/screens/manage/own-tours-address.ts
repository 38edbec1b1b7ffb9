import { ownTourParameters } from '#contract/tour-authoring/own-tours.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'

/** The invalid values of the list's address, each named; valid ones still apply. */
export const unreadOfOwnTours = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, ownTourParameters, {
    ...listSays,
    status: 'is not a status of a tour. Tours that are not archived are shown.',
    page: 'is not a page. The first page is shown.',
  })
