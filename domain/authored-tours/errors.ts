/** The error codes of tours of the agency's own, rows of the catalogue (`domain/errors.ts`). */
export const authoredTourErrors = {
  'authoring.changed-elsewhere': {
    status: 409,
    title: 'Changed elsewhere',
    body: 'Somebody saved this tour since you opened it. Reload the page, then enter your change again.',
  },
  'authoring.incomplete': {
    status: 422,
    title: 'Not complete yet',
    body: 'The tour cannot be published yet. Complete the steps that are marked, then publish again.',
  },
  'authoring.archived': {
    status: 409,
    title: 'Archived',
    body: 'An archived tour cannot be changed or published. Take it out of the archive first.',
  },
  'authoring.resource-in-use': {
    status: 409,
    title: 'Used by a tour',
    body: 'A tour uses this resource. Take it out of the capacity of that tour first.',
  },
} as const
