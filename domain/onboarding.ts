/** The first steps of a new agency, in the order in which they are shown. */
export const onboardingSteps = ['logo', 'link', 'website', 'markups', 'wallet', 'booking', 'subscription'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** The topics of a question to support. */
export const supportTopics = ['Bookings', 'Money', 'Website', 'Account', 'Something else'] as const
