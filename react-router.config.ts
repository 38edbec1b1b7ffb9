import type { Config } from '@react-router/dev/config'
import type { webBuild as ofProducts } from '#products/contract/web-build.ts'

// Resolved by Node: the loader of this file knows no import condition.
const { webBuild }: { webBuild: typeof ofProducts } = await import(
  /* @vite-ignore */ import.meta.resolve('#products/contract/web-build.ts')
)

export default {
  appDirectory: 'web',
  buildDirectory: webBuild.folder,
  ssr: true,
} satisfies Config
