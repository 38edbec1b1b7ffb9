import type { WizardStep } from '../../../kit/wizard.tsx'

/** What a new agency's storefront needs before it can be shown around. */
export const firstSteps: readonly WizardStep[] = [
  { label: 'Logo', to: '/gettingStarted/logo' },
  { label: 'Address', to: '/gettingStarted/link' },
]
