import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/testing/find-chromium.ts'
import { sizes } from './tests/sizes.ts'

/**
 * Off: what Playwright itself leaves out, which another list replaces, and the suggestions of the address bar. Nobody sees that bar here, yet
 * they are two pages of their own for every page that a journey opens: half of what an empty page costs.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Off: a process in reserve for every page that a journey opens, and one of its own for every site. All here are ours: pages share one, and what it has compiled. */
const OWN_PROCESSES = ['SpareRendererForSitePerProcess', 'IsolateOrigins', 'site-per-process']

/** What a headless Chromium needs in a container, and what keeps it from talking to its maker. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  // Pages of a journey are gone before compiling their code twice pays.
  '--js-flags=--no-turbofan --no-maglev',
  `--disable-features=${[...LEFT_OUT, ...OWN_PROCESSES].join()}`,
]

/** Journeys with settings of their own, and so with an instance of their own: they come first, while the other worker has the rest. */
const APART = ['**/expired-checkout.spec.ts', '**/stays-supplier-silent.spec.ts', '**/stay-matches.spec.ts']

/** Browser journeys. Every worker starts an instance of its own (a fixture), so journeys never share data. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'apart', testMatch: APART },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: APART },
  ],
  globalSetup: './scripts/testing/build-before-journeys.ts',
  outputDir: 'test-results',
  workers: 2,
  // Test by test, so that both have work until the end.
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  grepInvert: sizes.fullTests ? undefined : /@full/,
  reporter: 'line',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: findChromium() ?? undefined, args: FLAGS },
    // The next journey of a worker gets the same context, emptied: to open another one costs half a second of the processor.
    reuseContext: true,
    // Nobody watches transitions; Playwright waits for their end.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // A recording of each step costs a third of the run: `npm test -- e2e --trace=retain-on-failure` makes one.
    trace: 'off',
  },
})
