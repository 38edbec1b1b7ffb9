import type { Step } from '../../kit/steps.tsx'

/** What a new agency's storefront needs before it can be shown around. */
export const firstSteps: Step[] = [{ label: 'Logo', to: '/gettingStarted/logo' }, { label: 'Address' }]
