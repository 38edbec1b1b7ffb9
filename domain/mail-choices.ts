import type { Permission } from './permissions.ts'

interface ChoiceRow {
  label: string
  help: string
  /** Only members with it are asked, and mailed. */
  permission: Permission
  /** Before the member has chosen. */
  isOn: boolean
}

/** The mails that members choose for themselves. Those of an account's security are always sent. */
export const mailChoices = {
  'needs-decision': {
    label: 'An order needs a decision',
    help: 'A ticket was refused, or a supplier did not answer.',
    permission: 'orders:decide',
    isOn: true,
  },
  receipts: {
    label: 'Receipts of my payments',
    help: 'Wallet top-ups and orders that you paid.',
    permission: 'orders:write',
    isOn: true,
  },
  deadlines: {
    label: 'A held order is about to lapse',
    help: 'A copy of the reminder that goes to the agency’s address.',
    permission: 'orders:write',
    isOn: false,
  },
  messages: {
    label: 'A visitor writes on the website',
    help: 'A copy of the message that goes to the agency’s address.',
    permission: 'messages:read',
    isOn: false,
  },
} as const satisfies Record<string, ChoiceRow>

export type MailChoice = keyof typeof mailChoices
export const mailChoiceNames = Object.keys(mailChoices) as MailChoice[]

/** Stored choices: only those that a member has made. */
export type MailChoices = Partial<Record<MailChoice, boolean>>

export const isChosen = (choices: MailChoices, name: MailChoice): boolean => choices[name] ?? mailChoices[name].isOn
