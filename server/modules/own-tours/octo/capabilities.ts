export const octoCapabilities = ['octo/pricing', 'octo/content', 'octo/pickups', 'octo/questions'] as const
export type OctoCapability = (typeof octoCapabilities)[number]

const isKnown = (text: string): text is OctoCapability => octoCapabilities.some((one) => one === text)

/** The known capabilities that a header names. */
export const readCapabilities = (header: string): ReadonlySet<OctoCapability> =>
  new Set(
    header
      .split(',')
      .map((text) => text.trim())
      .filter(isKnown),
  )
