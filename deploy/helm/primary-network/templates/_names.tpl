{{- define "primary-network.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "primary-network.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "primary-network.labels" -}}
{{ include "primary-network.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "primary-network.databaseSecret" -}}
{{- .Values.database.existingSecret | default (printf "%s-database" (include "primary-network.name" .)) }}
{{- end }}

{{/* The configuration file: the given one, the addresses that pods listen on, how long a pod that ends still gets requests while the
load balancers take it out, and the folder of exports. */}}
{{- define "primary-network.config" -}}
{{- $listen := merge (dict "host" "0.0.0.0" "port" 8080 "adminHost" "0.0.0.0" "adminPort" 8081) (.Values.config.listen | default dict) -}}
{{- $shutdown := merge (dict) (.Values.config.shutdown | default dict) (dict "delayMs" 5000) -}}
{{- $own := dict "listen" $listen "shutdown" $shutdown -}}
{{- if .Values.exports.existingClaim }}{{- $_ := set $own "exportDir" "/var/lib/primary-network" }}{{- end -}}
{{- toYaml (merge $own (omit .Values.config "listen" "shutdown")) -}}
{{- end }}

{{/* A pod of processes: (dict "root" $ "name" … "values" … "args" (list …) "ready" path) */}}
{{- define "primary-network.pod" -}}
{{- $root := .root -}}
metadata:
  labels:
    {{- include "primary-network.selector" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
  annotations:
    # A changed configuration starts new pods.
    checksum/config: {{ include "primary-network.config" $root | sha256sum }}
    prometheus.io/scrape: "true"
    prometheus.io/port: "8081"
spec:
  serviceAccountName: {{ include "primary-network.name" $root }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  # Longer than the delay, running requests, and the batch that is being indexed may take.
  terminationGracePeriodSeconds: 60
  {{- with $root.Values.imagePullSecrets }}
  imagePullSecrets: {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 65532
    runAsGroup: 65532
    fsGroup: 65532
    seccompProfile: { type: RuntimeDefault }
  initContainers:
    - name: migrate
      args: ["migrate", "--config", "/etc/primary-network/config.yaml"]
      {{- include "primary-network.container" (dict "root" $root "resources" .values.resources) | nindent 6 }}
  containers:
    - name: {{ .name }}
      args: {{ toJson .args }}
      {{- include "primary-network.container" (dict "root" $root "resources" .values.resources) | nindent 6 }}
      ports:
        {{- if eq .name "api" }}
        - { name: http, containerPort: 8080 }
        {{- end }}
        - { name: admin, containerPort: 8081 }
      startupProbe:
        httpGet: { path: /livez, port: admin }
        periodSeconds: 2
        failureThreshold: 60
      livenessProbe:
        httpGet: { path: /livez, port: admin }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet: { path: {{ .ready }}, port: admin }
        periodSeconds: 5
        timeoutSeconds: 5
        failureThreshold: 2
  volumes:
    - name: config
      configMap: { name: {{ include "primary-network.name" $root }} }
    - name: state
      {{- if $root.Values.exports.existingClaim }}
      persistentVolumeClaim: { claimName: {{ $root.Values.exports.existingClaim }} }
      {{- else }}
      emptyDir: {}
      {{- end }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "primary-network.selector" $root | nindent 10 }}
          app.kubernetes.io/component: {{ .name }}
  {{- with .values.nodeSelector }}
  nodeSelector: {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .values.tolerations }}
  tolerations: {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .values.affinity }}
  affinity: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "primary-network.container" -}}
image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
env:
  - name: DATABASE_URL
    valueFrom:
      secretKeyRef: { name: {{ include "primary-network.databaseSecret" .root }}, key: url }
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: config, mountPath: /etc/primary-network, readOnly: true }
  - { name: state, mountPath: /var/lib/primary-network }
resources: {{- toYaml .resources | nindent 2 }}
{{- end }}
