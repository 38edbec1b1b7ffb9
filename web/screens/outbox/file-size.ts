import type { Numbers } from '#domain/numbers.ts'

/** `812 B`, `41 kB`, `1.3 MB`. */
export function fileSize(bytes: number, numbers: Numbers): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${numbers.fixed(bytes / 1_000_000, 1)} MB`
}
