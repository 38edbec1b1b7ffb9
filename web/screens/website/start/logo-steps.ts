import type { WizardStep } from '../../../kit/wizard.tsx'

/** The setup steps of a new agency's storefront. */
export const firstSteps: readonly WizardStep[] = [
  { label: 'Logo', to: '/gettingStarted/logo' },
  { label: 'Address', to: '/gettingStarted/link' },
]
