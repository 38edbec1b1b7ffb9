import { expect, type Locator, type Page } from '@playwright/test'
import { lookOfFocus } from './look-of-focus.ts'

/** The most presses of Tab to any element; a person gives up earlier. */
const MOST_STOPS = 90

/** A user without a mouse: every element with the focus must be visible and look focused. */
export interface Keyboard {
  /** Presses Tab until this element has the focus. */
  reach(target: Locator): Promise<void>
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Reaches a field and types into it. */
  fill(field: Locator, text: string): Promise<void>
  /** Reaches a button or a link and presses Enter on it. */
  enter(control: Locator): Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const press = (key: string) => page.keyboard.press(key)
  const stop = async () => {
    await press('Tab')
    const stopped = await page.evaluate(lookOfFocus)
    expect.soft(stopped.problems, `${new URL(page.url()).pathname}, at ${stopped.name}`).toEqual([])
    return stopped.name
  }
  const reach = async (target: Locator) => {
    await expect(target).toBeAttached()
    const passed: string[] = []
    while (!(await hasFocus(target))) {
      if (passed.length > MOST_STOPS) throw new Error(`Tab never came to ${target}: ${passed.join(' | ')}`)
      passed.push(await stop())
    }
  }
  return {
    reach,
    press,
    type: (text) => page.keyboard.type(text),
    async fill(field, text) {
      await reach(field)
      await page.keyboard.type(text)
    },
    async enter(control) {
      await reach(control)
      await press('Enter')
    },
  }
}
