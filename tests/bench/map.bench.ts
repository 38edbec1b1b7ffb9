import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import journeys from '../../playwright.config.ts'
import { coupleInLagos } from '../book-stay.ts'
import { startInstance } from '../e2e/start-instance.ts'
import { atLeast, atMost, type Measure } from './measure.ts'
import { quantile } from './spread.ts'

const reference = 'the same map without pins'
/** The number of additional properties around each result. */
const MORE = 4

/** The map of results while it is dragged and zoomed, painted by the browser without a graphics card. */
export const map: Measure = {
  name: 'map',
  needsWeb: true,
  lines: {
    frames: { id: '', what: 'frames while a map of 1,000 pins moves', unit: '/s', must: atLeast(0.8, 'ratio'), reference },
    slowest: { id: '', what: 'the slowest frame but one in twenty', unit: 'ms', must: atMost(1.25, 'ratio'), reference },
  },
  async open() {
    const { launchOptions } = journeys.use ?? {}
    const [instance, browser] = await Promise.all([
      startInstance(),
      chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), '--enable-unsafe-swiftshader'] }),
    ])
    // So wide that the map stands beside the list.
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 } })
    await signIn(context, instance.url)
    await context.route('**/stays/searches', addMore)

    async function moved(filter: string) {
      const page = await context.newPage()
      await page.goto(`${instance.url}/accommodation/results?${stayToParams(coupleInLagos)}${filter}`)
      await page.getByText(/\d of \d suppliers/).waitFor()
      await page.locator('canvas').waitFor()
      await page.waitForLoadState('networkidle')
      const frames = await move(page)
      await page.close()
      return { frames: 1_000 / quantile(frames, 0.5), slowest: quantile(frames, 0.95) }
    }
    return {
      async round() {
        const full = await moved('')
        const empty = await moved('&propertyName=nothing+has+this+name')
        return [
          { line: 'frames', value: full.frames, reference: empty.frames },
          { line: 'slowest', value: full.slowest, reference: empty.slowest },
        ]
      },
      async close() {
        await browser.close()
        await instance.stop()
      },
    }
  },
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('E-mail').fill('owner@skyways.test')
  await page.getByLabel('Password', { exact: true }).fill('Skyways-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
}

const propertiesAround = (found: { id: string; latitude: number; longitude: number }) =>
  Array.from({ length: MORE }, (_, turn) => ({
    ...found,
    id: `${found.id}-${turn}`,
    latitude: found.latitude + 0.04 * Math.sin(turn * 7 + 1),
    longitude: found.longitude + 0.04 * Math.cos(turn * 5 + 1),
  }))

/** A region with more properties than any city of the sandbox: each result has others around it. */
async function addMore(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replace(/^data: (.*"upserts":\[\{.*)$/gm, (_, json: string) => {
    const event = JSON.parse(json)
    event.upserts.push(...event.upserts.flatMap(propertiesAround))
    return `data: ${JSON.stringify(event)}`
  })
  await route.fulfill({ response, body })
}

/** Milliseconds between frames while the map is dragged in circles and zoomed. */
async function move(page: Page): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const between: number[] = []
    let last = performance.now()
    const note = (now: number) => {
      between.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return between
  })
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('the map is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let turn = 0; turn < 4; turn++) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; step < 40; step++) await page.mouse.move(x + 120 * Math.sin(step / 6), y + 2 * step)
    await page.mouse.up()
    for (let step = 0; step < 10; step++) await page.mouse.wheel(0, turn % 2 ? 120 : -120)
    await page.evaluate(() => new Promise((settled) => setTimeout(settled, 300)))
  }
  return frames.jsonValue()
}
