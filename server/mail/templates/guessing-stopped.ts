import { defineMail } from '../template.ts'

export interface GuessingStopped {
  name: string
  /** What was guessed, as a plural: "passwords", "codes". */
  guessed: 'passwords' | 'codes'
  /** The page for a new password; null for customers, who have none. */
  url: string | null
}

function advice({ guessed, url }: GuessingStopped): string {
  if (!url) return 'Codes are sent to this address alone: give them to nobody who asks for one.'
  return guessed === 'codes'
    ? 'Codes are asked for after the password, so somebody knows it: choose a new one at once.'
    : 'If you use this password anywhere else, choose a new one.'
}

/** To the owner of an account: sign-in from new devices is blocked for a while after many failed attempts. */
export const guessingStopped = defineMail<GuessingStopped>({
  id: 'guessing-stopped',
  subject: () => 'We stopped somebody who tried to sign in as you',
  preview: () => 'Nobody got in.',
  mjml: `
    <mj-text mj-class="title">Nobody got in</mj-text>
    <mj-text>Hello [[name]], somebody entered many wrong [[guessed]] for your account. We stopped signing in from new devices for a while. On devices where you signed in before, it works as always.</mj-text>
    <mj-text>[[advice]] [[url]]</mj-text>`,
  slots: (data) => ({ name: data.name, guessed: data.guessed, advice: advice(data), url: data.url ?? '' }),
  text: (
    data,
  ) => `Hello ${data.name}, somebody entered many wrong ${data.guessed} for your account. Nobody got in. We stopped signing in from new devices for a while. On devices where you signed in before, it works as always.

${advice(data)} ${data.url ?? ''}`,
  sample: { name: 'Adéṣọlá', guessed: 'passwords', url: 'http://localhost:3000/forgot-password' },
})
