import { packageParameters } from '#contract/packages/packages.ts'
import { listSays, unreadParameters } from '../../../kit/list/unread-parameters.ts'

/** The invalid values of the list's address, each named; valid ones still apply. */
export const unreadOfPackages = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, packageParameters, {
    ...listSays,
    status: 'is not a status of a package. Packages that are not archived are shown.',
    page: 'is not a page. The first page is shown.',
  })
