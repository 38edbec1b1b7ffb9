/** Errors about the texts of mails (`errors.ts`). */
export const mailErrors = {
  'mail-template.changed-elsewhere': {
    status: 409,
    title: 'Changed by somebody else',
    body: 'Somebody saved this mail after you opened it. Copy your text, open the page again and save once more.',
  },
} as const
