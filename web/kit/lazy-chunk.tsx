import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { chunkMs } from '#domain/defaults.ts'

/** Resolves like `load`, or fails once the time-out has passed. */
export function withinChunkTimeout<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the page did not arrive in time')), chunkMs)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * A component whose code is loaded when it is first rendered: `lazyChunk(() => import('./chart.tsx').then((m) => m.Chart))`. While it loads
 * `fallback` is shown; when it fails or times out, a line with a retry button. `.ready()` preloads it, on hover or focus.
 */
export function lazyChunk<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  const start = () => lazy(() => withinChunkTimeout(load).then((component) => ({ default: component })))
  let Loaded = start()
  function LazyChunk(props: Props) {
    return (
      <ChunkBoundary
        onRetry={() => {
          Loaded = start()
        }}
      >
        {() => (
          <Suspense fallback={fallback}>
            <Loaded {...props} />
          </Suspense>
        )}
      </ChunkBoundary>
    )
  }
  const ready = () => {
    load().catch((error: unknown) => console.warn('a part of the page did not arrive yet', error))
  }
  return Object.assign(LazyChunk, { ready })
}

type BoundaryProps = { children: () => ReactNode; onRetry: () => void }

class ChunkBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children()
    return (
      <p role="alert">
        This part of the page could not be loaded.{' '}
        <button type="button" onClick={this.retry}>
          Try again
        </button>
      </p>
    )
  }
}
