import type { WizardStep } from '../../../kit/wizard.tsx'

/** The setup steps of a new agency. */
export const firstSteps: readonly WizardStep[] = [
  { label: 'Logo', to: '/gettingStarted/logo' },
  { label: 'Address', to: '/gettingStarted/link' },
  { label: 'Markups', to: '/gettingStarted/markups' },
  { label: 'Team', to: '/gettingStarted/team' },
  { label: 'Invitations', to: '/gettingStarted/team/invite' },
]
