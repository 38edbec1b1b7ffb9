import type { Config } from '@react-router/dev/config'
import type { buildFolder as ofBuild } from '#products/web-build.ts'

// Resolved by Node: the loader of this file knows no import condition.
const { buildFolder }: { buildFolder: typeof ofBuild } = await import(
  /* @vite-ignore */ import.meta.resolve('#products/web-build.ts')
)

export default {
  appDirectory: 'web',
  buildDirectory: buildFolder,
  ssr: true,
} satisfies Config
