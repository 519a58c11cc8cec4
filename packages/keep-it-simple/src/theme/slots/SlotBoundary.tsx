import { Component, type ReactNode } from 'react'

interface Props {
  /** Of the author's. */
  readonly file: string
  readonly children: ReactNode
}

/** A slot that fails in the browser is left out; the page goes on. */
export class SlotBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.file}: ${error instanceof Error ? error.message : String(error)}`)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
