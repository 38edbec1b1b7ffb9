import type { Page } from '@playwright/test'

/** A screen that journeys over all screens open. */
export interface Screen {
  /** The viewer: `null` before signing in. Savanna has no sales yet. */
  as: 'owner@skyways.test' | 'owner@savanna.test' | null
  /** Its address, after its content was created. */
  address(page: Page): Promise<string>
  /** True where the address is expected to answer with a failure. */
  isMissing?: true
}
