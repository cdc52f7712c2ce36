import type { SlotName } from '@kaadu/contracts';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly slot: SlotName;
  readonly fallback: ReactNode;
  readonly onError: (slot: SlotName, error: unknown) => void;
  readonly children: ReactNode;
}

/** Contains a slot's failure in the browser: its stand-in is shown, and the rest of the page goes on. */
export class SlotBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(this.props.slot, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
