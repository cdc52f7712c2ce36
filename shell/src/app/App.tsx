import { RemoteProviders, type RemoteProvidersProps } from '@kaadu/ui/remote-providers';
import { CompositionProvider, type Composition } from './composition';

export interface AppProps extends Omit<RemoteProvidersProps, 'navigation'> {
  readonly composition: Composition;
}

/** Provides everything that remotes reach through context, but for the navigation, which the layout takes from the router. */
export function App({ composition, children, ...provided }: AppProps) {
  return (
    <RemoteProviders {...provided}>
      <CompositionProvider value={composition}>{children}</CompositionProvider>
    </RemoteProviders>
  );
}
